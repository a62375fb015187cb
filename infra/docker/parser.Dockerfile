# The dependency parser: Stanford CoreNLP's own server with its German models (GPL-3.0-or-later).
# It is an image and a process of its own, reached over HTTP alone.
FROM maven:3.9.11-eclipse-temurin-17 AS build
WORKDIR /module
COPY infra/native/parser/pom.xml ./
COPY infra/native/parser/src src
RUN mvn -q -B package

FROM eclipse-temurin:17.0.19_10-jre-noble
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini curl \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin engine
WORKDIR /app
COPY --from=build /module/target/lib lib
COPY infra/native/parser/jvm.options jvm.options
USER 10001
ENV PARSER_HOST=0.0.0.0
EXPOSE 8000
ENTRYPOINT ["tini", "--"]
CMD ["java", "@jvm.options", "-cp", "lib/*", "edu.stanford.nlp.pipeline.StanfordCoreNLPServer", \
  "-serverProperties", "StanfordCoreNLP-german.properties", "-annotators", "tokenize,mwt,pos,depparse", \
  "-preload", "tokenize,mwt,pos,depparse", "-port", "8000", "-timeout", "15000", "-quiet", "true"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=6 \
  CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8000/ready"]
