# One image per service, one for the gateway, and one for each provider that is played locally:
#   docker build -f infra/docker/node.Dockerfile --build-arg WORKSPACE=services/auth .
# All of them share the build stage.

FROM node:20.20.2-bookworm-slim AS manifests
WORKDIR /source
COPY . .
# Only what decides which packages are installed, so that a changed source file installs nothing anew.
RUN mkdir /app && cp --parents package.json package-lock.json .npmrc .puppeteerrc.json \
      ./*/package.json services/*/package.json services/shared/*/package.json infra/*/package.json infra/sandbox/*/package.json /app

FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:20.20.2-bookworm-slim AS dependencies
ARG WORKSPACE
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --omit=dev --workspace "$WORKSPACE" --no-audit --no-fund

FROM node:20.20.2-bookworm-slim AS service
ARG WORKSPACE
# Debian packages the service works with, such as chromium.
ARG PACKAGES=""
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini ${PACKAGES} \
  && rm -rf /var/lib/apt/lists/* \
  # What keeps files keeps them in a volume here.
  && install -d -o node -g node /data
WORKDIR /app
ENV NODE_ENV=production WORKSPACE=${WORKSPACE}
COPY --from=dependencies /app ./
COPY --from=build /app/services/shared/contracts/dist services/shared/contracts/dist
COPY --from=build /app/services/shared/kit/dist services/shared/kit/dist
COPY --from=build /app/services/shared/lexicon/dist services/shared/lexicon/dist
COPY services/shared/lexicon/words services/shared/lexicon/words
COPY --from=build /app/${WORKSPACE}/dist ${WORKSPACE}/dist
USER 1000
ENTRYPOINT ["tini", "--"]
CMD ["sh", "-c", "exec node --enable-source-maps --import ./services/shared/kit/dist/tracing/preload.js \"$WORKSPACE/dist/main.js\""]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

FROM service AS gateway
COPY --from=build /app/frontend/dist frontend/dist
ENV STATIC_DIR=/app/frontend/dist
