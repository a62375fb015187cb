package de.b1fuchs.backing;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.bson.ObjectId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;

/**
 * An index that is not unique, which the library lacks: a sorted map from (values of the keys, _id) to _id.
 * It serves queries that give its first key, or its first few, a plain value or an $in of plain values; a sparse
 * one also {key: {$exists: true}}. What it finds is tested against the whole query by the collection.
 */
final class SecondaryIndex extends Index<Object> {

  /** Ends each value in an entry; it only has to be rare in values, see above. */
  private static final char END = '\u0001';
  /** Longer values are cut, in entries and in queries alike. */
  private static final int VALUE_CHARS = 200;
  /** A query that asks for more values than this reads the whole collection. */
  private static final int MOST_VALUES = 1_000;

  private final MVMap<String, Object> map;

  SecondaryIndex(MVMap<String, Object> map, String name, List<IndexKey> keys, boolean sparse) {
    super(name, keys, sparse);
    this.map = map;
  }

  @Override
  public boolean canHandle(Document query) {
    return asksForAll(query) || !prefixes(query).isEmpty();
  }

  @Override
  public Iterable<Object> getPositions(Document query) {
    Set<Object> found = new LinkedHashSet<>();
    for (String prefix : asksForAll(query) ? List.of("") : prefixes(query)) {
      Cursor<String, Object> entries = map.cursor(prefix.isEmpty() ? null : prefix, null, false);
      while (entries.hasNext() && entries.next().startsWith(prefix)) {
        found.add(entries.getValue());
      }
    }
    return found;
  }

  /** Whether the query finds only documents that have the one key of this sparse index. */
  private boolean asksForAll(Document query) {
    return isSparse() && !isCompoundIndex()
        && query.get(keys().get(0)) instanceof Document condition && condition.equals(new Document("$exists", true));
  }

  /** How the entries of all documents that the query can find begin; empty when the index is of no use to it. */
  private List<String> prefixes(Document query) {
    List<String> prefixes = List.of("");
    for (String key : keys()) {
      List<?> values = plainValues(query.get(key));
      if (values.isEmpty() || prefixes.size() * values.size() > MOST_VALUES) {
        break;
      }
      List<String> longer = new ArrayList<>();
      for (String prefix : prefixes) {
        for (Object value : values) {
          longer.add(prefix + written(new KeyValue(value).normalized().get(0)));
        }
      }
      prefixes = longer;
    }
    return prefixes.get(0).isEmpty() ? List.of() : prefixes;
  }

  private static List<?> plainValues(Object condition) {
    if (isPlain(condition)) {
      return List.of(condition);
    }
    boolean onlyIn = condition instanceof Document operators && operators.keySet().equals(Set.of("$in"));
    if (onlyIn && ((Document) condition).get("$in") instanceof Collection<?> values
        && values.stream().allMatch(SecondaryIndex::isPlain)) {
      return List.copyOf(values);
    }
    return List.of();
  }

  private static boolean isPlain(Object value) {
    return value instanceof String || value instanceof Number || value instanceof Boolean
        || value instanceof ObjectId || value instanceof Instant || value instanceof UUID;
  }

  private static String written(Object value) {
    String text = String.valueOf(value);
    return (text.length() > VALUE_CHARS ? text.substring(0, VALUE_CHARS) : text) + END;
  }

  private Set<String> entries(Document document) {
    Set<String> entries = new LinkedHashSet<>();
    if (isIn(document)) {
      for (KeyValue values : getKeyValues(document)) {
        StringBuilder entry = new StringBuilder();
        values.forEach(value -> entry.append(written(value)));
        entries.add(entry.append(position(document)).toString());
      }
    }
    return entries;
  }

  private boolean isIn(Document document) {
    return !isSparse() || keys().stream()
        .anyMatch(key -> !(Utils.getSubdocumentValueCollectionAware(document, key) instanceof Missing));
  }

  private static Object position(Document document) {
    return Missing.ofNullable(document.get("_id"));
  }

  @Override
  public void add(Document document, Object position, MongoCollection<Object> collection) {
    entries(document).forEach(entry -> map.put(entry, position));
  }

  @Override
  public Object remove(Document document) {
    entries(document).forEach(map::remove);
    return isIn(document) ? position(document) : null;
  }

  @Override
  public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    Set<String> old = entries(before);
    Set<String> now = entries(after);
    old.stream().filter(entry -> !now.contains(entry)).forEach(map::remove);
    now.stream().filter(entry -> !old.contains(entry)).forEach(entry -> map.put(entry, position));
  }

  @Override
  public void checkAdd(Document document, MongoCollection<Object> collection) {
    // nothing collides
  }

  @Override
  public void checkUpdate(Document before, Document after, MongoCollection<Object> collection) {
    // nothing collides
  }

  /** The unique indexes know. */
  @Override
  public Object getPosition(Document document) {
    return null;
  }

  @Override
  public long getCount() {
    return map.sizeAsLong();
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
