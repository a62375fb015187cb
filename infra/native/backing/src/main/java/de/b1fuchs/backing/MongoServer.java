package de.b1fuchs.backing;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The embedded MongoDB's process. Options: --port N and --file F (needed), --host H (127.0.0.1). Each may come
 * from the environment as MONGO_SERVER_PORT and so on.
 */
public final class MongoServer {

  private static final Logger log = LoggerFactory.getLogger(MongoServer.class);

  /** Enough for the documents of a small installation: a query that reads them all then stays in memory. */
  private static final int CACHE_MEGABYTES = 256;
  /** Of pages that one command has changed: a chunk is written from one buffer in memory. */
  private static final int MOST_UNSAVED_KILOBYTES = 64 << 10;
  /** What a later commit replaced is kept for so long, in case the disk wrote the later one first. */
  private static final int KEEP_OLD_MILLIS = 5_000;
  /** Each serves some of the connections, one request at a time; one that waits for a commit keeps its thread. */
  private static final int CONNECTION_THREADS = 16;

  private MongoServer() {}

  public static void main(String[] args) throws IOException {
    long started = System.nanoTime();
    Options options = new Options("MONGO_SERVER", Set.of("port", "host", "file"), args, System.getenv());
    int port = options.port();
    String host = options.text("host", "127.0.0.1");
    String file = options.text("file", "");
    if (file.isEmpty()) {
      throw Options.refuse("--file is missing");
    }
    DurableBackend backend = open(Path.of(file).toAbsolutePath());
    de.bwaldvogel.mongo.MongoServer server = new de.bwaldvogel.mongo.MongoServer(backend);
    // Ends the connections, then closes the store, which gets what is in the log and tidies its file a little.
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow, "stop"));
    try {
      server.bind(new InetSocketAddress(host, port), 1, CONNECTION_THREADS);
    } catch (RuntimeException e) {
      throw Options.refuse("Can't listen on " + host + ":" + port + ": " + e.getMessage());
    }
    log.info("mongo ready on {}:{} after {} ms", host, port, (System.nanoTime() - started) / 1_000_000);
  }

  private static DurableBackend open(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    try {
      // The store commits when the log has a checkpoint; by itself only where the memory would not do (see WriteAheadLog).
      MVStore store = new MVStore.Builder()
          .fileName(file.toString())
          .cacheSize(CACHE_MEGABYTES)
          .autoCommitDisabled()
          .autoCommitBufferSize(MOST_UNSAVED_KILOBYTES)
          .open();
      store.setRetentionTime(KEEP_OLD_MILLIS);
      DurableBackend backend = new DurableBackend(store, new WriteAheadLog(store, file));
      backend.openDatabases();
      return backend;
    } catch (MVStoreException e) {
      throw Options.refuse("Can't open " + file + " (does another process have it open?): " + e.getMessage());
    }
  }
}
