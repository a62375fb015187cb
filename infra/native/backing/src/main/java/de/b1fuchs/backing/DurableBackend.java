package de.b1fuchs.backing;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.h2.mvstore.MVStore;

/**
 * The library's H2 backend, but a write is on disk before it is acknowledged: stock, the last second of
 * acknowledged writes is gone when the process is killed.
 */
final class DurableBackend extends H2Backend {

  /** What changes the store. `aggregate` changes it only with $out or $merge, which nothing here uses. */
  private static final Set<String> WRITES = Set.of(
      "insert", "update", "delete", "findandmodify", "create", "createindexes", "drop", "dropindexes",
      "dropdatabase", "renamecollection");

  /** What a driver of today wants to be told; 21 is the wire version of 7.0. */
  private static final MongoVersion VERSION_7 = new MongoVersion() {
    @Override
    public List<Integer> getVersionArray() {
      return List.of(7, 0, 0);
    }

    @Override
    public int getWireVersion() {
      return 21;
    }
  };

  private static final long CHECKPOINT_MILLIS = 1_000;

  private final WriteAheadLog changes;
  private final GroupCommit commits;
  private final ScheduledExecutorService checkpoints =
      Executors.newSingleThreadScheduledExecutor(work -> new Thread(work, "checkpoints"));

  /** @param changes the log of this store */
  DurableBackend(MVStore store, WriteAheadLog changes) {
    super(store);
    this.changes = changes;
    commits = new GroupCommit(changes);
    version(VERSION_7);
  }

  @Override
  protected MongoDatabase openOrCreateDatabase(String databaseName) {
    return new StoreDatabase(databaseName, getMvStore(), changes, getCursorRegistry());
  }

  /** Stock, a database is opened by the first that asks for it, who would wait while its indexes are made anew. */
  void openDatabases() {
    StoreDatabase.namesIn(getMvStore()).forEach(this::resolveDatabase);
    commits.checkpoint();
    checkpoints.scheduleWithFixedDelay(commits::tidy, CHECKPOINT_MILLIS, CHECKPOINT_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** The last checkpoint is the last thing that its thread does: one after it would begin a log again, or meet a closed store. */
  @Override
  public void close() {
    Future<?> last = checkpoints.submit(commits::close);
    checkpoints.shutdown();
    try {
      last.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException("The last checkpoint was not made", e);
    }
    super.close();
  }

  /** MongoDB's own name for the number of documents that queries have read. */
  @Override
  public Document getServerStatus() {
    Document status = super.getServerStatus();
    Document read = new Document("scannedObjects", StoreCollection.DOCUMENTS_READ.sum());
    ((Document) status.get("metrics")).append("queryExecutor", read);
    return status;
  }

  @Override
  public Document handleMessage(MongoMessage message) {
    String command = message.getDocument().keySet().iterator().next().toLowerCase(Locale.ROOT);
    if (!WRITES.contains(command)) {
      return super.handleMessage(message);
    }
    return commits.durably(() -> super.handleMessage(message));
  }
}
