package de.b1fuchs.backing;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;
import org.h2.mvstore.MVMap;

/** A unique index that also serves queries by its first keys, by ranges and in its order. */
final class SortedUniqueIndex extends UniqueIndex implements Sorted {

  private final SortedEntries entries;

  SortedUniqueIndex(
      MVMap<KeyValue, Object> map, SortedEntries entries, String name, List<IndexKey> keys, boolean sparse) {
    super(map, name, keys, sparse);
    this.entries = entries;
  }

  @Override
  public SortedEntries entries() {
    return entries;
  }

  @Override
  public synchronized void add(Document document, Object position, MongoCollection<Object> collection) {
    super.add(document, position, collection);
    entries.add(document, position);
  }

  @Override
  public synchronized Object remove(Document document) {
    entries.remove(document);
    return super.remove(document);
  }

  /** The library leaves all as it is when the values are equal, but 0.1 has another entry as a decimal. */
  @Override
  public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    super.updateInPlace(before, after, position, collection);
    entries.update(before, after, position);
  }
}
