# Text embeddings behind the OpenAI-compatible call.
FROM python:3.11.14-slim-bookworm AS model
WORKDIR /app
COPY infra/native/embeddings ./
RUN pip install --no-cache-dir --only-binary :all: -r convert-requirements.txt && python convert.py model

FROM python:3.11.14-slim-bookworm
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin engine
WORKDIR /app
COPY infra/native/embeddings/requirements.txt ./
RUN pip install --no-cache-dir --only-binary :all: -r requirements.txt
COPY infra/native/embeddings/*.py ./
COPY --from=model --chmod=755 /app/model model
USER 10001
EXPOSE 8000
ENTRYPOINT ["tini", "--"]
CMD ["python", "serve.py", "--host", "0.0.0.0", "--port", "8000", "--model", "model", "--threads", "2"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
