package de.b1fuchs.backing;

import de.bwaldvogel.mongo.backend.ArrayFilters;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.oplog.Oplog;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The library's collection, but queries use sorted indexes, and a document that is stored never changes: an update
 * changes a copy and stores that. Stock, an update changes the very object that another connection is just being sent.
 */
final class StoreCollection extends H2Collection {

  private static final Logger log = LoggerFactory.getLogger(StoreCollection.class);

  /** How many documents the queries of this process have read. */
  static final LongAdder DOCUMENTS_READ = new LongAdder();

  private final StoreDatabase database;
  /** By _id. */
  private final MVMap<Object, Document> documents;
  private final MVStore store;
  /** True while an update looks for its documents; every entry of a collection is synchronized on it. */
  private boolean updating;
  /** True while it looks for one alone: stock, an update reads all that match and takes the first. */
  private boolean updatingOne;

  StoreCollection(StoreDatabase database, String name, CollectionOptions options, MVMap<Object, Document> documents,
      MVMap<String, Object> facts, CursorRegistry cursors) {
    super(database, name, options, documents, facts, cursors);
    this.database = database;
    this.documents = documents;
    store = documents.getStore();
  }

  /** Stock, an index is added while an insert from another side walks over the indexes. */
  @Override
  public synchronized void addIndex(Index<Object> index) {
    reading(() -> {
      addWhole(index);
      return null;
    });
  }

  /** What is read must stay in the file as long as it takes: the store's own thread makes room. */
  private <Result> Result reading(Supplier<Result> work) {
    MVStore.TxCounter usage = store.registerVersionUsage();
    try {
      return work.get();
    } finally {
      store.deregisterVersionUsage(usage);
    }
  }

  private void addWhole(Index<Object> index) {
    boolean isMadeByLibrary = index.isEmpty();
    super.addIndex(index);
    if (index instanceof Sorted sorted && !sorted.entries().isComplete()) {
      SortedEntries entries = sorted.entries();
      // Entries of an older format, or the process ended while they were made.
      if (!isMadeByLibrary) {
        log.info("Making the entries of {} in {} anew", index.getName(), getFullName());
        entries.remake(streamAllDocumentsWithPosition());
      }
      entries.complete();
    }
    if (index.isUnique()) {
      database.forgetEarlierKeys(getCollectionName(), index.getName());
    }
  }

  @Override
  public synchronized void dropIndex(String name) {
    super.dropIndex(name);
  }

  @Override
  public synchronized Document findAndModify(Document query) {
    updating = true;
    try {
      return super.findAndModify(query);
    } finally {
      updating = false;
    }
  }

  @Override
  public synchronized Document updateDocuments(Document selector, Document update, ArrayFilters arrayFilters,
      boolean isMulti, boolean isUpsert, Oplog oplog) {
    updating = true;
    updatingOne = !isMulti;
    try {
      return super.updateDocuments(selector, update, arrayFilters, isMulti, isUpsert, oplog);
    } finally {
      updating = false;
      updatingOne = false;
    }
  }

  /** Stock, documents come and go while they are counted. */
  @Override
  public synchronized int count(Document query, int skip, int limit) {
    return super.count(query, skip, limit);
  }

  @Override
  protected QueryResult createQueryResult(List<Document> found, int batchSize) {
    return super.createQueryResult(updating ? found.stream().map(Document::cloneDeeply).toList() : found, batchSize);
  }

  /** What the rest of a pipeline needs of the documents that match. */
  synchronized Stream<Document> matching(Document query, Document wanted) {
    return StreamSupport.stream(queryDocuments(query, null, 0, 0, 0, wanted).spliterator(), false);
  }

  @Override
  protected QueryResult matchDocumentsFromStream(
      Stream<Document> documents, Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
    Stream<Document> counted = documents.peek(document -> DOCUMENTS_READ.increment());
    return super.matchDocumentsFromStream(counted, query, orderBy, skip, limit, batchSize, fields);
  }

  /**
   * From where a page begins, by a unique index if the query gives values to all its keys, else by the sorted index that leaves most out or, when
   * only some of the documents are wanted, has them in the order asked for. Documents are read where the sorted index does
   * not say all that is asked.
   */
  @Override
  protected QueryResult queryDocuments(
      Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
    return reading(() -> found(query, orderBy, skip, limit, batchSize, fields));
  }

  private QueryResult found(Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
    int most = updatingOne ? 1 : limit;
    Optional<String> pageStart = pageStart(query, orderBy, limit);
    if (pageStart.isPresent()) {
      return matchDocumentsFromStream(documentsFrom(pageStart.get()), query, null, skip, most, batchSize, fields);
    }
    if (orderBy != null && orderBy.containsKey("$natural")) {
      return matchDocuments(query, orderBy, skip, most, batchSize, fields);
    }
    Optional<Answer> answer = bestAnswer(query, orderBy, most > 0, fields);
    for (Index<Object> index : getIndexes()) {
      if (index.isUnique() && index.canHandle(query) && !answer.map(one -> one.isCoveredBy(index)).orElse(false)) {
        return matchDocuments(query, index.getPositions(query), orderBy, skip, most, batchSize, fields);
      }
    }
    if (answer.isEmpty()) {
      return matchDocuments(query, orderBy, skip, most, batchSize, fields);
    }
    Document sortBy = answer.get().lookup().isOrdered() ? null : orderBy;
    return super.matchDocumentsFromStream(documents(answer.get()), query, sortBy, skip, most, batchSize, fields);
  }

  /**
   * Where a page begins of a collection that is read page by page: a number of documents in the order of their _id, from
   * the last one's on. Documents lie in this order, as far as ids are texts; no index could be better.
   */
  private Optional<String> pageStart(Document query, Document orderBy, int limit) {
    boolean isPage = limit > 0 && orderBy != null && orderBy.size() == 1
        && orderBy.get("_id") instanceof Number direction && direction.intValue() == 1;
    if (isPage && query.get("_id") instanceof Document range && range.size() == 1 && range.get("$gt") instanceof String last
        && documents.firstKey() instanceof String && documents.lastKey() instanceof String) {
      return Optional.of(last);
    }
    return Optional.empty();
  }

  private Stream<Document> documentsFrom(String id) {
    Cursor<Object, Document> cursor = documents.cursor(id);
    return Stream.generate(() -> {
      if (!cursor.hasNext()) {
        return null;
      }
      cursor.next();
      return cursor.getValue();
    }).takeWhile(Objects::nonNull);
  }

  private record Answer(SortedEntries entries, Lookup lookup) {

    boolean isCoveredBy(Index<Object> index) {
      return lookup.covers() && index instanceof Sorted sorted && sorted.entries() == entries;
    }
  }

  /** From the entries alone where they say enough. */
  private Stream<Document> documents(Answer answer) {
    Lookup lookup = answer.lookup();
    return StreamSupport.stream(lookup.found().spliterator(), false).map(found -> {
      Document said = lookup.covers() ? answer.entries().read(found) : null;
      return said == null ? read(found.position()) : said;
    });
  }

  private Document read(Object position) {
    DOCUMENTS_READ.increment();
    return getDocument(position);
  }

  private Optional<Answer> bestAnswer(Document query, Document orderBy, boolean isLimited, Document wanted) {
    Conditions conditions = new Conditions(query);
    Document order = orderBy == null || orderBy.isEmpty() ? null : orderBy;
    Set<String> fields = Asked.by(query, order, wanted);
    return getIndexes().stream()
        .filter(Sorted.class::isInstance)
        .map(index -> ((Sorted) index).entries())
        .map(entries -> new Answer(entries, entries.lookup(conditions, order, fields)))
        .filter(answer -> answer.lookup() != null)
        .filter(answer -> answer.lookup().narrows() || (answer.lookup().isOrdered() && isLimited))
        // The first of the best.
        .reduce((best, next) -> next.lookup().worth(isLimited) > best.lookup().worth(isLimited) ? next : best);
  }
}
