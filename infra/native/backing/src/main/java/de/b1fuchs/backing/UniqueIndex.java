package de.b1fuchs.backing;

import de.bwaldvogel.mongo.backend.AbstractUniqueIndex;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;
import java.util.Map.Entry;
import org.h2.mvstore.MVMap;

/**
 * A unique index in the store: key → _id. Other than the library's own, it also serves a query that asks for
 * more than its keys ({_id, userId}); the collection then tests the found document against the whole query.
 */
class UniqueIndex extends AbstractUniqueIndex<Object> {

  private final MVMap<KeyValue, Object> map;

  UniqueIndex(MVMap<KeyValue, Object> map, String name, List<IndexKey> keys, boolean sparse) {
    super(name, keys, sparse);
    this.map = map;
  }

  @Override
  public synchronized boolean canHandle(Document query) {
    return query.keySet().containsAll(keySet()) && isPlain(query) && super.canHandle(keysOf(query));
  }

  /** Of several keys the library finds values alone: it says of $in and of patterns that they can be handled, and then gives up. */
  private boolean isPlain(Document query) {
    return keys().size() == 1
        || keys().stream().map(query::get).noneMatch(
            value -> value instanceof Document || BsonRegularExpression.isRegularExpression(value));
  }

  /** The part of a query that is about this index's keys. */
  protected final Document keysOf(Document query) {
    Document part = new Document();
    for (String key : keys()) {
      part.put(key, query.get(key));
    }
    return part;
  }

  @Override
  protected Object removeDocument(KeyValue key) {
    return map.remove(key);
  }

  @Override
  protected boolean putKeyPosition(KeyValue key, Object position) {
    return map.putIfAbsent(key, Missing.ofNullable(position)) == null;
  }

  @Override
  protected Iterable<Entry<KeyValue, Object>> getIterable() {
    return map.entrySet();
  }

  @Override
  protected Object getPosition(KeyValue key) {
    return map.get(key);
  }

  @Override
  public long getCount() {
    return map.sizeAsLong();
  }

  @Override
  public long getDataSize() {
    return getCount();
  }
}
