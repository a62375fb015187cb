package de.b1fuchs.backing;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.ArrayFilters;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.oplog.Oplog;
import java.util.List;
import org.h2.mvstore.MVMap;

/**
 * The library's collection, but a document that is stored never changes: an update changes a copy and stores
 * that. Stock, an update changes the very object that another connection is just being sent.
 */
final class StoreCollection extends H2Collection {

  /** True while an update looks for its documents; every entry of a collection is synchronized on it. */
  private boolean updating;

  StoreCollection(MongoDatabase database, String name, CollectionOptions options, MVMap<Object, Document> documents,
      MVMap<String, Object> facts, CursorRegistry cursors) {
    super(database, name, options, documents, facts, cursors);
  }

  /** Stock, an index is added while an insert from another side walks over the indexes. */
  @Override
  public synchronized void addIndex(Index<Object> index) {
    super.addIndex(index);
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
    try {
      return super.updateDocuments(selector, update, arrayFilters, isMulti, isUpsert, oplog);
    } finally {
      updating = false;
    }
  }

  @Override
  protected QueryResult createQueryResult(List<Document> found, int batchSize) {
    return super.createQueryResult(updating ? found.stream().map(Document::cloneDeeply).toList() : found, batchSize);
  }
}
