package de.b1fuchs.backing;

import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a query can meet under a key of a document. As the library's matcher does, it walks into arrays: to the one
 * place that the key names ("outbox.0"), else to all that is in them.
 */
final class KeyReading {

  private static final Pattern PLACE = Pattern.compile("[0-9]{1,9}");

  private final List<String> path;
  private final List<Object> values = new ArrayList<>();
  private List<String> array;

  KeyReading(Document document, String key) {
    path = Utils.splitPath(key);
    walk(document, 0);
  }

  /** One at least: what is missing is a value too, and so is an array that has nothing in it. */
  List<Object> values() {
    return values;
  }

  /** The path to the first array on the way, null when there is none. */
  List<String> array() {
    return array;
  }

  boolean isPresent() {
    return values.stream().anyMatch(value -> !(value instanceof Missing));
  }

  private void walk(Object value, int depth) {
    if (value instanceof Collection<?> list) {
      walkInto(new ArrayList<>(list), depth);
    } else if (depth == path.size()) {
      values.add(value);
    } else {
      walk(value instanceof Document document ? document.getOrMissing(path.get(depth)) : Missing.getInstance(), depth + 1);
    }
  }

  private void walkInto(List<?> list, int depth) {
    if (array == null) {
      array = path.subList(0, depth);
    }
    if (depth < path.size() && PLACE.matcher(path.get(depth)).matches()) {
      int place = Integer.parseInt(path.get(depth));
      walk(place < list.size() ? list.get(place) : Missing.getInstance(), depth + 1);
    } else if (list.isEmpty()) {
      values.add(depth == path.size() ? list : Missing.getInstance());
    } else {
      list.forEach(element -> walk(element, depth));
    }
  }
}
