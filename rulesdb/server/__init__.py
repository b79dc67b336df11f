"""Answers over HTTP: the questions of the API as operations, their OpenAPI document, and the processes that serve them.

What enters is a request, what leaves is the JSON that the commands print, or a problem of RFC 9457. Only the command
``serve`` loads this room, which needs the extra ``serve``.
"""
