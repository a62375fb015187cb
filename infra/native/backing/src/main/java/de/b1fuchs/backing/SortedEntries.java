package de.b1fuchs.backing;

import de.b1fuchs.backing.Conditions.Bound;
import de.bwaldvogel.mongo.backend.DocumentWithPosition;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map.Entry;
import java.util.Set;
import java.util.SortedMap;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;

/**
 * The sorted entries of an index: (values of the keys, _id, their types) → _id. They find documents by the values of the
 * first few keys and a range of the next, and in the order of the keys that follow; and where a query asks for nothing
 * but the keys, they answer for the documents.
 *
 * A document with exactly one exact value under each key has one entry, among those that lie in the order of their
 * documents. Any other (arrays, very long strings) has scattered entries, which only find it: one for each value, or
 * for each combination of values where several keys have some.
 */
final class SortedEntries {

  private static final String IN_ORDER = "1";
  private static final String SCATTERED = "2";
  /** A query that asks for more values than this does not use the keys from there on. */
  private static final int MOST_VALUES = 1_000;

  /** Where the map says in which format its entries are, once all documents have theirs. */
  private static final String FORMAT_KEY = "";
  /** Change it with the entries: older ones are then made anew when the store is opened. */
  private static final int FORMAT = 3;

  /** Entries of so many documents fit in memory. */
  private static final int MANY = 50_000;

  /** An entry, and where its document is. */
  record Found(String entry, Object position) {}

  private final MVMap<String, Object> map;
  private final List<IndexKey> keys;
  private final boolean isSparse;

  SortedEntries(MVMap<String, Object> map, List<IndexKey> keys, boolean isSparse) {
    this.map = map;
    this.keys = keys;
    this.isSparse = isSparse;
  }

  boolean isComplete() {
    return Integer.valueOf(FORMAT).equals(map.get(FORMAT_KEY));
  }

  /** To be called when all documents have their entries. */
  void complete() {
    map.put(FORMAT_KEY, FORMAT);
  }

  /** Makes the entries of all documents anew, many at a time in their order, so that the store writes a page once. */
  void remake(Stream<DocumentWithPosition<Object>> documents) {
    map.clear();
    SortedMap<String, Object> some = new TreeMap<>();
    documents.forEach(found -> {
      entries(found.getDocument()).forEach(entry -> some.put(entry, found.getPosition()));
      if (some.size() >= MANY) {
        map.putAll(some);
        some.clear();
      }
    });
    map.putAll(some);
  }

  long count() {
    return map.sizeAsLong() - (map.containsKey(FORMAT_KEY) ? 1 : 0);
  }

  void add(Document document, Object position) {
    entries(document).forEach(entry -> map.put(entry, Missing.ofNullable(position)));
  }

  void remove(Document document) {
    entries(document).forEach(map::remove);
  }

  void update(Document before, Document after, Object position) {
    Set<String> old = entries(before);
    Set<String> now = entries(after);
    old.stream().filter(entry -> !now.contains(entry)).forEach(map::remove);
    now.stream().filter(entry -> !old.contains(entry)).forEach(entry -> map.put(entry, Missing.ofNullable(position)));
  }

  /** Whether the document is in a sparse index: it has one of the keys. */
  boolean covers(Document document) {
    return !isSparse || keys.stream().anyMatch(key -> new KeyReading(document, key.getKey()).isPresent());
  }

  private Set<String> entries(Document document) {
    if (!covers(document)) {
      return Set.of();
    }
    boolean isInOrder = true;
    StringBuilder types = new StringBuilder();
    Set<String> texts = Set.of("");
    for (IndexKey key : keys) {
      KeyReading reading = new KeyReading(document, key.getKey());
      Set<String> values = new LinkedHashSet<>();
      for (Object value : reading.values()) {
        IndexCode code = IndexCode.of(value);
        isInOrder &= code.exact() && reading.array() == null;
        values.add(Slice.inDirection(code.text(), key.isAscending()));
      }
      Object first = reading.values().get(0);
      types.append(EntryReader.typeOf(first, IndexCode.of(first)));
      texts = combined(texts, values);
    }
    Object id = document.get("_id");
    String end = written(id) + types + EntryReader.typeOf(id, IndexCode.of(id));
    return combined(combined(Set.of(isInOrder ? IN_ORDER : SCATTERED), texts), Set.of(end));
  }

  private static Set<String> combined(Set<String> beginnings, Set<String> ends) {
    Set<String> all = new LinkedHashSet<>();
    beginnings.forEach(beginning -> ends.forEach(end -> all.add(beginning + end)));
    return all;
  }

  /** No two documents may have the same entry, so an _id is written whole. */
  private static String written(Object id) {
    IndexCode code = IndexCode.of(id);
    if (code.exact()) {
      return code.text();
    }
    ByteBuf bson = Unpooled.buffer();
    BsonEncoder.encodeDocument(new Document("_id", id), bson);
    return code.text() + bson.toString(StandardCharsets.ISO_8859_1);
  }

  /** The fields of a document that its entry says; a key that leads into it says none. */
  boolean says(Set<String> fields) {
    return keys.stream().noneMatch(key -> key.getKey().contains("."))
        && fields.stream().allMatch(field -> field.equals("_id") || keys.stream().anyMatch(key -> key.getKey().equals(field)));
  }

  /** What a lookup's entry says of its document; null when the document has to be read for it. */
  Document read(Found found) {
    return found.entry().startsWith(IN_ORDER) ? EntryReader.read(found.entry(), IN_ORDER.length(), keys) : null;
  }

  /**
   * @param orderBy the order that is asked for, null when any will do
   * @param fields what is asked about the documents, null when it is all
   * @return what the index has for the query; null when it lacks documents that the query can find
   */
  Lookup lookup(Conditions conditions, Document orderBy, Set<String> fields) {
    Reach inOrder = reach(IN_ORDER, conditions);
    Reach scattered = reach(SCATTERED, conditions);
    boolean mustExist = isSparse && keys.stream().anyMatch(key -> conditions.exists(key.getKey()));
    if (isSparse && !mustExist && scattered.given == 0 && !scattered.hasRange) {
      return null;
    }
    int direction = orderBy == null || !inOrder.isFixed ? 0 : direction(orderBy, inOrder.given);
    boolean isOrdered = direction != 0 && scattered.slices.stream().noneMatch(slice -> cursor(slice, false).hasNext());
    List<Pattern> patterns = patterns(conditions);
    return new Lookup(
        inOrder.given,
        inOrder.hasRange,
        inOrder.given > 0 || inOrder.hasRange || mustExist,
        isOrdered,
        fields != null && says(fields),
        !patterns.isEmpty(),
        () -> Stream.concat(
            found(inOrder.slices, isOrdered && direction < 0).filter(found -> mayMatch(found, patterns)),
            onlyOnce(found(scattered.slices, false))).iterator());
  }

  /** What a text under a key, counted from 0, must have something of. */
  private record Pattern(int key, BsonRegularExpression expression) {}

  private List<Pattern> patterns(Conditions conditions) {
    List<Pattern> all = new ArrayList<>();
    for (int key = 0; key < keys.size(); key++) {
      for (BsonRegularExpression expression : conditions.patterns(keys.get(key).getKey())) {
        all.add(new Pattern(key, expression));
      }
    }
    return all;
  }

  /** No document need be read, or made of an entry, for a text without the pattern; what is no text is tested later. */
  private boolean mayMatch(Found found, List<Pattern> patterns) {
    for (Pattern pattern : patterns) {
      String text = EntryReader.text(found.entry(), IN_ORDER.length(), keys, pattern.key());
      if (text != null && !pattern.expression().matcher(text).find()) {
        return false;
      }
    }
    return true;
  }

  /**
   * The entries of all documents that the query can find.
   *
   * @param given how many keys have values
   * @param isFixed whether they have one each
   */
  private record Reach(List<Slice> slices, int given, boolean isFixed, boolean hasRange) {}

  private Reach reach(String region, Conditions conditions) {
    boolean inArrays = region.equals(SCATTERED);
    Set<String> prefixes = Set.of(region);
    boolean isFixed = true;
    int given = 0;
    while (given < keys.size()) {
      IndexKey key = keys.get(given);
      List<IndexCode> values = conditions.values(key.getKey(), inArrays);
      // A sparse index may lack what has null.
      if (values == null || (isSparse && values.stream().anyMatch(IndexCode::isNull))) {
        break;
      }
      Set<String> texts = new LinkedHashSet<>();
      values.forEach(value -> texts.add(Slice.inDirection(value.text(), key.isAscending())));
      if (prefixes.size() * texts.size() > MOST_VALUES) {
        break;
      }
      prefixes = combined(prefixes, texts);
      isFixed &= texts.size() == 1;
      given++;
    }
    if (given == keys.size()) {
      return new Reach(prefixes.stream().map(Slice::under).toList(), given, isFixed, false);
    }
    IndexKey next = keys.get(given);
    List<Bound> bounds = conditions.bounds(next.getKey(), inArrays);
    List<Slice> slices = prefixes.stream()
        .map(prefix -> inArrays ? loosely(prefix, bounds, next) : between(prefix, bounds, next))
        .toList();
    return new Reach(slices, given, isFixed, !bounds.isEmpty());
  }

  private static Slice between(String prefix, List<Bound> bounds, IndexKey key) {
    return bounds.stream()
        .map(bound -> Slice.within(
            prefix, bound, key.isAscending(), !bound.isInclusive() && bound.value().exact()))
        .reduce(Slice.under(prefix), Slice::and);
  }

  /**
   * One value in an array may keep one bound and another value the other, so only one is used; a lower one, since
   * NaN, which the library lets keep some upper ones, is written as the greatest number.
   */
  private static Slice loosely(String prefix, List<Bound> bounds, IndexKey key) {
    return bounds.stream()
        .filter(Bound::isLower)
        .findFirst()
        .map(bound -> Slice.within(prefix, bound, key.isAscending(), false))
        .or(() -> bounds.stream().findFirst()
            .map(bound -> Slice.under(prefix + Slice.inDirection(bound.value().kind(), key.isAscending()))))
        .orElse(Slice.under(prefix));
  }

  /**
   * How the entries lie when the first keys have one value each: 1 as is asked for, -1 the other way round, 0 neither.
   */
  private int direction(Document orderBy, int fixed) {
    List<String> fixedKeys = keys.subList(0, fixed).stream().map(IndexKey::getKey).toList();
    Iterator<IndexKey> free = keys.subList(fixed, keys.size()).iterator();
    int direction = 0;
    for (Entry<String, Object> wanted : orderBy.entrySet()) {
      if (fixedKeys.contains(wanted.getKey())) {
        continue;
      }
      IndexKey key = free.hasNext() ? free.next() : null;
      if (key == null || !key.getKey().equals(wanted.getKey()) || !(wanted.getValue() instanceof Number sign)) {
        return 0;
      }
      int its = sign.intValue() > 0 == key.isAscending() ? 1 : -1;
      if (direction == -its) {
        return 0;
      }
      direction = its;
    }
    return direction == 0 ? 1 : direction;
  }

  private Stream<Found> found(List<Slice> slices, boolean isBackwards) {
    Iterator<Slice> rest = slices.iterator();
    Iterator<Found> all = new Iterator<>() {
      private Cursor<String, Object> entries;

      @Override
      public boolean hasNext() {
        while ((entries == null || !entries.hasNext()) && rest.hasNext()) {
          entries = cursor(rest.next(), isBackwards);
        }
        return entries != null && entries.hasNext();
      }

      @Override
      public Found next() {
        return new Found(entries.next(), entries.getValue());
      }
    };
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(all, 0), false);
  }

  /** A document has several of the scattered entries, and none beside one that lies in order. */
  private static Stream<Found> onlyOnce(Stream<Found> scattered) {
    Set<Object> seen = new HashSet<>();
    return scattered.filter(found -> seen.add(found.position()));
  }

  private Cursor<String, Object> cursor(Slice slice, boolean isBackwards) {
    String last = map.lowerKey(slice.to());
    String to = last == null ? slice.from() : last;
    return isBackwards ? map.cursor(to, slice.from(), true) : map.cursor(slice.from(), to, false);
  }
}
