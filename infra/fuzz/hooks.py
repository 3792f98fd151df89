"""What the settings of schemathesis cannot say about two operations."""

import os

import schemathesis


def keep_first_bytes(response, **_):
    """The live stream goes on for as long as the page is open, and requests reads an answer to its end, unless that is done."""
    if response.headers.get("content-type", "").startswith("application/x-ndjson"):
        response._content = next(response.iter_content(None), b"")
        response._content_consumed = True
        response.close()


@schemathesis.hook
def before_call(context, case, kwargs):
    kwargs["hooks"] = {"response": keep_first_bytes}
    # These end sessions, so it is those of somebody else: the others need theirs.
    if case.operation.path in ("/api/auth/logout", "/api/users/sessions/end"):
        case.cookies = {"__Host-Http-waypost": os.environ["WAYPOST_OTHER_SESSION"]}
