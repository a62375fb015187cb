# The local inbox: takes every mail over SMTP and shows it on a web page; nothing leaves the machine.
FROM node:20.20.2-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && npm install --global --no-audit --no-fund maildev@3.0.0 \
  && install -d -o node -g node /mail
USER 1000
VOLUME /mail
EXPOSE 1025 1080
ENTRYPOINT ["tini", "--"]
CMD ["maildev", "--ip", "0.0.0.0", "--smtp", "1025", "--web-ip", "0.0.0.0", "--web", "1080", "--mail-directory", "/mail"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1080/api/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
