# The grammar engine: LanguageTool with our rule pack, its morphology and its word forms.
FROM maven:3.9.11-eclipse-temurin-17 AS build
WORKDIR /module
COPY infra/native/backing/pom.xml ./
COPY infra/native/backing/src src
COPY infra/native/backing/rules rules
RUN mvn -q -B package

FROM eclipse-temurin:17.0.19_10-jre-noble
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini curl \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin engine
WORKDIR /app
COPY --from=build /module/target/lib lib
COPY --from=build /module/target/backing.jar backing.jar
COPY infra/native/backing/grammar-jvm.options grammar-jvm.options
USER 10001
EXPOSE 8000
ENTRYPOINT ["tini", "--"]
CMD ["java", "@grammar-jvm.options", "-cp", "backing.jar:lib/*", "de.b1fuchs.backing.GrammarEngine", "--host", "0.0.0.0", "--port", "8000"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=6 \
  CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8000/health"]
