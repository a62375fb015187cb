package de.b1fuchs.backing;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.DefaultQueryMatcher;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.QueryMatcher;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;
import org.h2.mvstore.MVMap;

/**
 * A unique index with a partialFilterExpression, which the library ignores: only documents that match the
 * filter are in it and collide. As with a sparse one, a document with none of the keys is not in it.
 */
final class PartialUniqueIndex extends UniqueIndex {

  private final Document filter;
  private final QueryMatcher matcher = new DefaultQueryMatcher();

  PartialUniqueIndex(MVMap<KeyValue, Object> map, String name, List<IndexKey> keys, Document filter) {
    super(map, name, keys, true);
    this.filter = filter;
  }

  private boolean covers(Document document) {
    return matcher.matches(document, filter);
  }

  /** Only if every document that the query finds is in the index: the values it asks for match the filter. */
  @Override
  public synchronized boolean canHandle(Document query) {
    if (!super.canHandle(query)) {
      return false;
    }
    Document found = new Document();
    for (String key : keys()) {
      Object value = query.get(key);
      if (value == null || value instanceof Document) {
        return false;
      }
      Utils.changeSubdocumentValue(found, key, value);
    }
    return covers(found);
  }

  @Override
  public synchronized void checkAdd(Document document, MongoCollection<Object> collection) {
    if (covers(document)) {
      super.checkAdd(document, collection);
    }
  }

  @Override
  public synchronized void add(Document document, Object position, MongoCollection<Object> collection) {
    if (covers(document)) {
      super.add(document, position, collection);
    }
  }

  @Override
  public synchronized Object remove(Document document) {
    return covers(document) ? super.remove(document) : null;
  }

  @Override
  public Object getPosition(Document document) {
    return covers(document) ? super.getPosition(document) : null;
  }

  @Override
  public synchronized void checkUpdate(Document before, Document after, MongoCollection<Object> collection) {
    if (covers(before) && covers(after)) {
      super.checkUpdate(before, after, collection);
    } else {
      checkAdd(after, collection);
    }
  }

  @Override
  public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    if (covers(before) && covers(after)) {
      super.updateInPlace(before, after, position, collection);
    } else {
      remove(before);
      add(after, position, collection);
    }
  }
}
