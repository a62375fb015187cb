package de.b1fuchs.backing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.languagetool.JLanguageTool;
import org.languagetool.Language;
import org.languagetool.Languages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The grammar engine's process. Options: --port N (needed), --host H (127.0.0.1), --rules FILE (a rule pack
 * in place of the built-in one), --check-parameters Q (what the installation's checks ask for; as practice-ai does).
 * Each may come from the environment as GRAMMAR_ENGINE_PORT and so on.
 */
public final class GrammarEngine {

  private static final Logger log = LoggerFactory.getLogger(GrammarEngine.class);

  private GrammarEngine() {}

  public static void main(String[] args) throws Exception {
    long started = System.nanoTime();
    // Without it a small answer on a kept-alive connection waits for a delayed acknowledgement.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    Options options =
        new Options("GRAMMAR_ENGINE", Set.of("port", "host", "rules", "check-parameters"), args, System.getenv());
    String host = options.text("host", "127.0.0.1");
    int port = options.port();
    String rules = options.text("rules", "");
    if (!rules.isEmpty()) {
      if (!Files.isReadable(Path.of(rules))) {
        throw Options.refuse("--rules: there is no readable file " + rules);
      }
      JLanguageTool.setDataBroker(new RulePack(Path.of(rules)));
    }

    Language german = Languages.getLanguageForShortCode("de-DE");
    SharedDisambiguator disambiguator = new SharedDisambiguator(german.createDefaultDisambiguator());
    german.setDisambiguator(disambiguator);
    WarmUp warmUp = new WarmUp(host, port);
    EngineServer server = new EngineServer(new EngineConfig(port), host, german, disambiguator, warmUp::openRequests);
    Runtime.getRuntime().addShutdownHook(new Thread(server::stop, "stop"));
    server.run();
    String parameters = options.text("check-parameters", "language=de-DE&disabledRules=OLD_SPELLING_RULE");
    try {
      warmUp.loadData(parameters);
    } catch (RuntimeException e) {
      // The server's threads would keep a process alive that is never healthy.
      log.error("The grammar engine could not answer its own first requests", e);
      System.exit(1);
    }
    server.nowWarm();
    log.info("grammar engine ready on {}:{} after {} ms", host, port, (System.nanoTime() - started) / 1_000_000);
    try {
      warmUp.makePipelines(parameters);
    } catch (RuntimeException e) {
      log.warn("The first checks at the same time will be slow: their pipelines could not be made yet", e);
    }
  }
}
