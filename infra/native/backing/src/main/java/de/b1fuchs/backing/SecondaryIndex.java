package de.b1fuchs.backing;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.CannotIndexParallelArraysError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** An index that is not unique, which the library lacks. What it finds the collection tests against the whole query. */
final class SecondaryIndex extends Index<Object> implements Sorted {

  private final SortedEntries entries;

  SecondaryIndex(SortedEntries entries, String name, List<IndexKey> keys, boolean sparse) {
    super(name, keys, sparse);
    this.entries = entries;
  }

  @Override
  public SortedEntries entries() {
    return entries;
  }

  @Override
  public boolean canHandle(Document query) {
    Lookup lookup = entries.lookup(new Conditions(query), null, null);
    return lookup != null && lookup.narrows();
  }

  @Override
  public Iterable<Object> getPositions(Document query) {
    List<Object> positions = new ArrayList<>();
    entries.lookup(new Conditions(query), null, null).found().forEach(found -> positions.add(found.position()));
    return positions;
  }

  @Override
  public void add(Document document, Object position, MongoCollection<Object> collection) {
    entries.add(document, position);
  }

  @Override
  public Object remove(Document document) {
    entries.remove(document);
    return entries.covers(document) ? Missing.ofNullable(document.get("_id")) : null;
  }

  @Override
  public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    entries.update(before, after, position);
  }

  /** As in MongoDB, two of the keys must not lead into two arrays: there would be entries for all combinations. */
  @Override
  public void checkAdd(Document document, MongoCollection<Object> collection) {
    List<List<String>> arrays = keys().stream()
        .map(key -> new KeyReading(document, key).array())
        .filter(Objects::nonNull)
        .distinct()
        .toList();
    if (arrays.size() > 1) {
      throw new CannotIndexParallelArraysError(arrays.stream().map(path -> path.get(path.size() - 1)).toList());
    }
  }

  @Override
  public void checkUpdate(Document before, Document after, MongoCollection<Object> collection) {
    checkAdd(after, collection);
  }

  /** The unique indexes know. */
  @Override
  public Object getPosition(Document document) {
    return null;
  }

  @Override
  public long getCount() {
    return entries.count();
  }

  @Override
  public long getDataSize() {
    return getCount();
  }

  @Override
  public void drop() {
    // the database removes the map
  }
}
