package de.b1fuchs.backing;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.IntSupplier;
import org.languagetool.Language;
import org.languagetool.server.HTTPServer;

/** LanguageTool's own server with three more paths on its port: /readings, /synthesize and /health. */
final class EngineServer extends HTTPServer {

  /** As long as a caller waits for an answer. */
  private static final int FINISH_SECONDS = 10;

  private final IntSupplier ownRequests;
  private volatile boolean warm;

  /** @param ownRequests how many requests this process has open to itself: a stop does not wait for those */
  EngineServer(EngineConfig config, String host, Language language, SharedDisambiguator disambiguator, IntSupplier ownRequests) {
    // Whoever can reach the host may ask: on 127.0.0.1 that is this machine, elsewhere a private network.
    super(config, false, host, (Set<String>) null);
    this.ownRequests = ownRequests;
    Readings readings = new Readings(language, disambiguator);
    Synthesis synthesis = new Synthesis(language);
    server.createContext("/readings", new JsonEndpoint("/readings", readings::answer));
    server.createContext("/synthesize", new JsonEndpoint("/synthesize", synthesis::answer));
    server.createContext("/health", this::health);
  }

  /** From now on the engine is healthy: its first answers won't be slow ones. */
  void nowWarm() {
    warm = true;
  }

  private void health(HttpExchange exchange) throws IOException {
    try (exchange) {
      JsonEndpoint.send(exchange, warm ? 200 : 503,
          JsonEndpoint.JSON.createObjectNode().put("status", warm ? "ready" : "starting"));
    }
  }

  /** Takes no more connections and lets the requests that are being answered finish. */
  @Override
  public void stop() {
    ThreadPoolExecutor requests = (ThreadPoolExecutor) server.getExecutor();
    boolean idle = requests.getActiveCount() + requests.getQueue().size() <= ownRequests.getAsInt();
    // The JDK's server waits the full time when there is nothing to wait for.
    server.stop(idle ? 0 : FINISH_SECONDS);
  }
}
