"""Views of players' questions at a rule, folded.

A rule's own page has all that it answers. With all of them a section's page would be up to half as large again,
compressed; so it has the first few of each rule, a quarter at most, and leads to the others.
"""

from dataclasses import dataclass

from rulesdb.graph.model import Node
from rulesdb.site import views
from rulesdb.site.answered_questions import QuestionsByRule
from rulesdb.site.languages import foreign_name
from rulesdb.site.sitemap import Sitemap, href

_ANCHOR = "questions"
_MOST_IN_SECTION = 3


@dataclass(frozen=True)
class QuestionViews:
    """Makes the views of the questions of one rulebook."""

    sitemap: Sitemap
    questions: QuestionsByRule

    def of(self, node: Node, page: str) -> views.QuestionsView | None:
        """Return the view of the questions of ``node`` on ``page``; None where no question is known."""
        answered = self.questions.of(node)
        if not answered:
            return None
        own_page = self.sitemap.single_page(node)
        in_full = page == own_page
        shown = answered if in_full else answered[:_MOST_IN_SECTION]
        return views.QuestionsView(
            anchor=_ANCHOR if in_full else "",
            total=len(answered),
            shown=tuple(views.QuestionView(question.text, foreign_name(question.text)) for question in shown),
            more=len(answered) - len(shown),
            href=href(page, own_page, _ANCHOR),
        )
