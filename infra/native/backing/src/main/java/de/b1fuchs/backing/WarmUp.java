package de.b1fuchs.backing;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** Asks the engine what learners will ask it, so that its pipelines exist before the first of them comes. */
final class WarmUp {

  /** Short sentences with errors of several kinds, so that most rules and the speller load their data. */
  private static final String TEXT = """
      Liebe Anna, ich freue mir sehr auf dein Besuch am Samstag. Am Nachmitag ich gehe mit meine Schwester \
      in der Park, weil das Wetter ist schön! Kannst du mir bitte helfen, wenn du hast Zeit? \
      Wir haben gestern ein Kuchen gebacken und viel Kaffee getrunken. Viele Grüsse, Tom""";

  private static final int ATTEMPTS = 6;

  private final HttpClient client = HttpClient.newHttpClient();
  private final URI engine;
  private final AtomicInteger open = new AtomicInteger();

  WarmUp(String host, int port) {
    engine = URI.create("http://" + (host.equals("0.0.0.0") ? "127.0.0.1" : host) + ":" + port);
  }

  /**
   * One check loads what all share and makes the first pipeline.
   *
   * @param parameters what the checks of this installation ask for, as in a query: language=de-DE&level=…
   */
  void loadData(String parameters) {
    ask(List.of(check(parameters, TEXT)));
    String text = JsonEndpoint.JSON.createObjectNode().put("text", TEXT).toString();
    String form = "{\"requests\":[{\"lemma\":\"mein\",\"tag\":\"PRO:POS:AKK:SIN:MAS:BEG\"}]}";
    ask(List.of(post("/readings", text), post("/synthesize", form)));
  }

  /**
   * As many checks at once as pipelines are wanted, so that no learner waits for the making of one.
   * Each of another text: an equal one would be answered from the cache of sentences.
   */
  void makePipelines(String parameters) {
    List<HttpRequest> checks = new ArrayList<>();
    for (int i = 1; i <= EngineConfig.CHECKS_AT_ONCE; i++) {
      checks.add(check(parameters, TEXT.replace(".", " zum " + i + ". Mal.")));
    }
    ask(checks);
  }

  /** Asks all at once, and again what fails: on a busy machine a first check may run into its time limit. */
  private void ask(List<HttpRequest> requests) {
    List<HttpRequest> unanswered = requests;
    for (int attempt = 0; attempt < ATTEMPTS && !unanswered.isEmpty(); attempt++) {
      Map<HttpRequest, CompletableFuture<Boolean>> answers = new LinkedHashMap<>();
      unanswered.forEach(request -> answers.put(request, succeeds(request)));
      unanswered = answers.keySet().stream().filter(request -> !answers.get(request).join()).toList();
    }
    if (!unanswered.isEmpty()) {
      throw new IllegalStateException("The engine does not answer " + unanswered.get(0).uri().getPath());
    }
  }

  /** How many of its requests the engine is answering now. */
  int openRequests() {
    return open.get();
  }

  private CompletableFuture<Boolean> succeeds(HttpRequest request) {
    open.incrementAndGet();
    return client.sendAsync(request, BodyHandlers.discarding()).handle((answer, failure) -> {
      open.decrementAndGet();
      return failure == null && answer.statusCode() == 200;
    });
  }

  private HttpRequest check(String parameters, String text) {
    return HttpRequest.newBuilder(engine.resolve("/v2/check"))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .POST(BodyPublishers.ofString(parameters + "&text=" + URLEncoder.encode(text, StandardCharsets.UTF_8)))
        .build();
  }

  private HttpRequest post(String path, String json) {
    return HttpRequest.newBuilder(engine.resolve(path)).POST(BodyPublishers.ofString(json)).build();
  }
}
