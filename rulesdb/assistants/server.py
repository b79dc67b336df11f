"""The tools over the Model Context Protocol: on standard input and output, or over HTTP. Needs the package ``mcp``."""

import functools
import signal
import socket
from collections.abc import Callable

import anyio
import uvicorn
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations

from rulesdb import RulesdbError, __version__
from rulesdb.assistants.tools import Tools

_INSTRUCTIONS = (
    "The comprehensive rules of card games in Japanese. Look rules up before you answer, quote them with identifier "
    "and edition, verify quotations with verify_quote, and say so where the loaded texts do not hold the answer."
)
_READS = ToolAnnotations(read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False)
_SECONDS_TO_FINISH = 5


def serve_streams(tools: Tools) -> None:
    """Answer on standard input and output until the input ends; Ctrl-C ends the process, which has nothing to tidy."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a thread waits for input, and nothing else could interrupt it
    try:
        anyio.run(_server(tools).run_stdio_async)
    except* BrokenPipeError:  # the assistant has gone without a word
        pass


def serve_http(tools: Tools, host: str, listening: socket.socket) -> None:
    """Answer over HTTP, at ``/mcp``, until a signal says to stop."""
    app = _server(tools).streamable_http_app(stateless_http=True, json_response=True, host=host)
    settings = uvicorn.Config(
        app, log_level="warning", access_log=False, timeout_graceful_shutdown=_SECONDS_TO_FINISH, server_header=False
    )
    uvicorn.Server(settings).run([listening])


def _server(tools: Tools) -> MCPServer:
    server = MCPServer("rulesdb", instructions=_INSTRUCTIONS, version=__version__, log_level="WARNING")
    for tool in tools.all:
        server.add_tool(_with_sentences(tool), annotations=_READS, structured_output=False)
    return server


def _with_sentences(tool: Callable[..., str]) -> Callable[..., str]:
    """Return a tool whose errors reach the assistant with their sentence."""

    @functools.wraps(tool)
    def called(**arguments: object) -> str:
        try:
            return tool(**arguments)
        except RulesdbError as error:
            raise ToolError(str(error)) from error

    return called
