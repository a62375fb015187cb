"""The OpenAI embeddings call over HTTP: POST /v1/embeddings, and GET /health."""

import argparse
import json
import os
import signal
import sys
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from embedder import Embedder

MODEL_NAME = 'multilingual-e5-small'
MAX_BODY_BYTES = 1024 * 1024
MAX_TEXTS = 2048  # as in OpenAI's call


class BadRequest(Exception):
    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class Handler(BaseHTTPRequestHandler):
    embedder: Embedder
    protocol_version = 'HTTP/1.1'
    disable_nagle_algorithm = True
    wbufsize = -1  # head and body in one packet

    def do_GET(self) -> None:
        if self.path == '/health':
            self._reply(200, {'status': 'ok'})
        else:
            self._fail(404, 'unknown route')

    def do_POST(self) -> None:
        try:
            body = self._body()
            if self.path != '/v1/embeddings':
                raise BadRequest(404, 'unknown route')
            texts = parse_texts(body)
        except BadRequest as error:
            self._fail(error.status, str(error))
            return
        try:
            vectors, tokens = self.embedder.embed(texts)
        except Exception:
            traceback.print_exc()
            self._fail(500, 'inference failed')
            return
        data = [
            # Seven places are what a float32 holds; more would only make the answer longer.
            {'object': 'embedding', 'index': index, 'embedding': [round(value, 7) for value in vector]}
            for index, vector in enumerate(vectors.tolist())
        ]
        usage = {'prompt_tokens': tokens, 'total_tokens': tokens}
        self._reply(200, {'object': 'list', 'data': data, 'model': MODEL_NAME, 'usage': usage})

    def log_message(self, *_: object) -> None:
        """Quiet: a line for each request would hide what matters."""

    def _body(self) -> bytes:
        length = self.headers.get('Content-Length', '')
        if not (length.isascii() and length.isdigit()):
            self.close_connection = True  # where this request ends is not known
            raise BadRequest(411, 'the body needs a Content-Length')
        if int(length) > MAX_BODY_BYTES:
            self._skip(int(length))
            raise BadRequest(413, f'the body is longer than {MAX_BODY_BYTES} bytes')
        return self.rfile.read(int(length))

    def _skip(self, length: int) -> None:
        # A client that is still sending does not see the answer.
        while length > 0 and (part := self.rfile.read(min(length, 64 * 1024))):
            length -= len(part)

    def _fail(self, status: int, message: str) -> None:
        kind = 'server_error' if status >= 500 else 'invalid_request_error'
        self._reply(status, {'error': {'message': message, 'type': kind, 'code': None}})

    def _reply(self, status: int, answer: dict) -> None:
        body = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Content-Length', str(len(body)))
        if self.close_connection:
            self.send_header('Connection', 'close')
        self.end_headers()
        self.wfile.write(body)


def parse_texts(body: bytes) -> list[str]:
    """Throws BadRequest."""
    try:
        request = json.loads(body.decode())
    except (ValueError, RecursionError):
        raise BadRequest(400, 'invalid JSON body') from None
    if not isinstance(request, dict):
        raise BadRequest(400, 'body must be a JSON object')
    texts = request.get('input')
    if texts is None:
        raise BadRequest(400, "missing 'input'")
    if isinstance(texts, str):
        texts = [texts]
    if not isinstance(texts, list):
        raise BadRequest(400, "'input' must be a string or array of strings")
    if not texts:
        raise BadRequest(400, "'input' must not be empty")
    if len(texts) > MAX_TEXTS:
        raise BadRequest(400, f"'input' must not hold more than {MAX_TEXTS} strings")
    if not all(isinstance(text, str) for text in texts):
        raise BadRequest(400, "'input' array must contain strings")
    if any('\ud800' <= character <= '\udfff' for text in texts for character in text):
        raise BadRequest(400, "'input' must not contain lone surrogates")
    return texts


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128  # the standard library's 5 refuses connections in a burst

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):  # a client that went away is none
            super().handle_error(request, client_address)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--host', default='127.0.0.1')
    parser.add_argument('--port', type=int, default=8000)
    parser.add_argument('--model', type=Path, required=True, help='the folder that convert.py wrote')
    parser.add_argument('--threads', type=int, default=1, help='of one inference; there is one at a time')
    options = parser.parse_args()

    # Nothing is kept, so nothing has to be saved; an orderly exit would wait for the inference that is running.
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: os._exit(0))
    Handler.embedder = Embedder(options.model, options.threads)
    server = Server((options.host, options.port), Handler)
    print(f'embeddings on http://{options.host}:{server.server_port}', flush=True)
    server.serve_forever()


if __name__ == '__main__':
    main()
