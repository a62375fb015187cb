package de.b1fuchs.backing;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.backend.aggregation.Aggregation;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerException;
import de.bwaldvogel.mongo.oplog.Oplog;
import io.netty.channel.Channel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.h2.mvstore.FileStore;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.DataType;
import org.h2.mvstore.type.ObjectDataType;

/**
 * One database in the store, with the collection and the indexes of this package. Each collection has a map
 * of documents, a map of facts about it and a map for each index.
 */
final class StoreDatabase extends AbstractSynchronizedMongoDatabase<Object> {

  private static final String DOCUMENTS = "bson.";
  private static final String FACTS = "meta.";

  private final MVStore store;
  private final WriteAheadLog changes;
  /** The index that is being made: the library hands only a part of its description on. */
  private Document inTheMaking;

  StoreDatabase(String name, MVStore store, WriteAheadLog changes, CursorRegistry cursors) {
    super(name, cursors);
    this.store = store;
    this.changes = changes;
    initializeNamespacesAndIndexes();
  }

  static List<String> namesIn(MVStore store) {
    return store.getMapNames().stream()
        .filter(map -> map.startsWith(DOCUMENTS))
        .map(map -> Utils.firstFragment(map.substring(DOCUMENTS.length())))
        .distinct()
        .toList();
  }

  @Override
  protected MongoCollection<Object> openOrCreateCollection(String name, CollectionOptions options) {
    String fullName = getFullCollectionNamespace(name);
    MVMap<Object, Document> documents = changes.openMap(DOCUMENTS + fullName, anyType(), BsonType.INSTANCE);
    MVMap<String, Object> facts = changes.openMap(FACTS + fullName, anyType(), anyType());
    return new StoreCollection(this, name, options, documents, facts, cursorRegistry);
  }

  /**
   * Stock, an aggregation reads the whole collection; here a $match at its beginning is a query like any other, and a
   * $group behind it says what the query wants to see.
   */
  @Override
  public Document handleCommand(
      Channel channel, String command, Document query, DatabaseResolver databases, Oplog oplog) {
    if (command.equalsIgnoreCase("aggregate")
        && query.get("pipeline") instanceof List<?> pipeline && !pipeline.isEmpty()
        && pipeline.get(0) instanceof Document first && first.size() == 1 && first.get("$match") instanceof Document match
        && resolveCollection(query.get(command).toString(), false) instanceof StoreCollection collection) {
      clearLastStatus(channel);
      List<?> rest = pipeline.subList(1, pipeline.size());
      Aggregation.fromPipeline((Object) rest, databases, this, collection, oplog).validate(query);
      Stream<Document> documents = collection.matching(match, Asked.by(rest));
      PlainGroups groups = PlainGroups.of(rest);
      Object last = groups == null ? rest : rest.subList(1, rest.size());
      Aggregation aggregation = Aggregation.fromPipeline(last, databases, this, collection, oplog);
      return answer(collection, aggregation.runStages(groups == null ? documents : groups.of(documents)));
    }
    return super.handleCommand(channel, command, query, databases, oplog);
  }

  private static Document answer(MongoCollection<Object> collection, List<Document> all) {
    Document cursor = new Document("id", 0L).append("ns", collection.getFullName()).append("firstBatch", all);
    return new Document("cursor", cursor).append("ok", 1.0);
  }

  /** Stock, this one way of making a collection is not synchronized with the others: it was made twice. */
  @Override
  public synchronized MongoCollection<Object> createCollectionOrThrowIfExists(String name, CollectionOptions options) {
    return super.createCollectionOrThrowIfExists(name, options);
  }

  @Override
  protected synchronized void addIndex(Document description) {
    // An index on a collection that doesn't exist yet makes the collection, and so its _id index, first.
    Document outer = inTheMaking;
    inTheMaking = description;
    try {
      super.addIndex(description);
    } finally {
      inTheMaking = outer;
    }
  }

  @Override
  protected Index<Object> openOrCreateUniqueIndex(
      String collection, String name, List<IndexKey> keys, boolean sparse) {
    Optional<Document> filter = description(collection, name)
        .map(description -> (Document) description.get("partialFilterExpression"));
    MVMap<KeyValue, Object> map = keysOf(collection, name);
    if (filter.isPresent()) {
      return new PartialUniqueIndex(map, name, keys, filter.get());
    } else if (keys.size() == 1 && keys.get(0).getKey().equals("_id")) {
      return new UniqueIndex(map, name, keys, sparse);
    }
    MVMap<String, Object> entries = entriesOf(sortedMap(collection, name));
    return new SortedUniqueIndex(map, new SortedEntries(entries, keys, sparse), name, keys, sparse);
  }

  /** As long as there still are keys of the earlier format, those of today may not be all: the process ended meanwhile. */
  private MVMap<KeyValue, Object> keysOf(String collection, String name) {
    String map = keyMap(collection, name);
    MVMap<KeyValue, Object> keys = changes.openMap(map, KeyType.INSTANCE, anyType());
    if (store.hasMap(indexMap(collection, name)) || changes.areIndexesTorn()) {
      keys.clear();
    }
    return keys;
  }

  /** Empty entries are made anew when the index is added to its collection. */
  private MVMap<String, Object> entriesOf(String map) {
    MVMap<String, Object> entries = changes.openMap(map, anyType(), anyType());
    if (changes.areIndexesTorn()) {
      entries.clear();
    }
    return entries;
  }

  /** To be called when all documents have their keys in a unique index. */
  void forgetEarlierKeys(String collection, String name) {
    changes.removeMap(indexMap(collection, name));
  }

  @Override
  protected Index<Object> openOrCreateSecondaryIndex(
      String collection, String name, List<IndexKey> keys, boolean sparse) {
    MVMap<String, Object> entries = entriesOf(indexMap(collection, name));
    return new SecondaryIndex(new SortedEntries(entries, keys, sparse), name, keys, sparse);
  }

  private Optional<Document> description(String collection, String name) {
    if (inTheMaking != null) {
      return Optional.of(inTheMaking);
    }
    Document wanted = new Document("ns", getFullCollectionNamespace(collection)).append("name", name);
    return getOrCreateIndexesCollection().handleQueryAsStream(wanted).findFirst();
  }

  @Override
  protected void dropIndex(MongoCollection<Object> collection, String name) {
    super.dropIndex(collection, name);
    changes.removeMap(indexMap(collection.getCollectionName(), name));
    changes.removeMap(keyMap(collection.getCollectionName(), name));
    changes.removeMap(sortedMap(collection.getCollectionName(), name));
  }

  /** Strings, numbers and the library's own values; each reads what every other has written. */
  @SuppressWarnings("unchecked")
  private static <T> DataType<T> anyType() {
    return (DataType<T>) new ObjectDataType();
  }

  /** Of an index that is not unique; of a unique one until its keys are in the map of today. */
  private String indexMap(String collection, String name) {
    return getFullCollectionNamespace(collection) + "._index_" + name;
  }

  /** Of a unique index: the keys by which it knows its documents. */
  private String keyMap(String collection, String name) {
    return getFullCollectionNamespace(collection) + "._unique_" + name;
  }

  /** Of a unique index: its entries in their order, which the keys do not have. */
  private String sortedMap(String collection, String name) {
    return getFullCollectionNamespace(collection) + "._sorted_" + name;
  }

  @Override
  public void dropCollection(String name, Oplog oplog) {
    super.dropCollection(name, oplog);
    String fullName = getFullCollectionNamespace(name);
    changes.removeMap(DOCUMENTS + fullName);
    changes.removeMap(FACTS + fullName);
  }

  @Override
  public void drop(Oplog oplog) {
    super.drop(oplog);
    String own = getDatabaseName() + ".";
    store.getMapNames().stream()
        .filter(map -> map.startsWith(own) || map.startsWith(DOCUMENTS + own) || map.startsWith(FACTS + own))
        .toList()
        .forEach(changes::removeMap);
  }

  @Override
  public void moveCollection(MongoDatabase from, MongoCollection<?> collection, String newName) {
    throw new MongoServerException("renameCollection is not supported");
  }

  @Override
  protected long getStorageSize() {
    FileStore<?> file = store.getFileStore();
    return file == null ? 0 : file.size();
  }

  @Override
  protected long getFileSize() {
    return getStorageSize();
  }
}
