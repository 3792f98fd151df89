"""What the settings of schemathesis cannot say about two operations."""

import os

import schemathesis


def keep_first_bytes(response, **_):
    """The live stream goes on for as long as the page is open, and requests reads an answer to its end, unless that is done."""
    if response.headers.get("content-type", "").startswith("application/x-ndjson"):
        response._content = next(response.iter_content(None), b"")
        response._content_consumed = True
        response.close()


# These end sessions, so each has one of somebody else: the other operations need theirs.
sessions = {"/api/auth/logout": "WAYPOST_SESSION_TO_LEAVE", "/api/users/sessions/end": "WAYPOST_SESSION_TO_END"}


@schemathesis.hook
def before_call(context, case, kwargs):
    kwargs["hooks"] = {"response": keep_first_bytes}
    if case.operation.path in sessions:
        case.cookies = {"__Host-Http-waypost": os.environ[sessions[case.operation.path]]}
