package de.b1fuchs.backing;

import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Objects;
import java.util.Set;

/** What a query demands of each key, as far as an index can use it; also inside of $and. The rest is tested later. */
final class Conditions {

  /**
   * What a condition may consist of to be used. The library leaves parts of others out of account: beside $regex all
   * the rest, and in arrays what stands beside $ne or $nin.
   */
  private static final Set<String> KNOWN = Set.of("$eq", "$in", "$gt", "$gte", "$lt", "$lte", "$exists", "$ne", "$nin");
  private static final Set<String> NOT_IN_ARRAYS = Set.of("$ne", "$nin");

  /**
   * @param values one of which the key must have; null when any will do
   * @param exists whether the key must be there
   * @param inArrays whether it holds for what is in arrays too
   * @param pattern in which a text must be found; null when there is none
   */
  private record Condition(
      List<IndexCode> values, List<Bound> bounds, boolean exists, boolean inArrays, BsonRegularExpression pattern) {}

  /** One end of a range. */
  record Bound(boolean isLower, boolean isInclusive, IndexCode value) {}

  private final Map<String, List<Condition>> byKey = new HashMap<>();

  Conditions(Document query) {
    for (Entry<String, Object> part : query.entrySet()) {
      if (part.getKey().equals("$and") && part.getValue() instanceof Collection<?> all) {
        all.stream().filter(Document.class::isInstance).forEach(one ->
            new Conditions((Document) one).byKey.forEach((key, found) -> of(key).addAll(found)));
      } else {
        of(part.getKey()).add(condition(part.getValue()));
      }
    }
  }

  private List<Condition> of(String key) {
    return byKey.computeIfAbsent(key, none -> new ArrayList<>());
  }

  private List<Condition> usable(String key, boolean inArrays) {
    return byKey.getOrDefault(key, List.of()).stream()
        .filter(condition -> condition.inArrays() || !inArrays)
        .toList();
  }

  /** The values of which documents must have one under the key; null when any will do. */
  List<IndexCode> values(String key, boolean inArrays) {
    return usable(key, inArrays).stream()
        .map(Condition::values)
        .filter(values -> values != null)
        .findFirst()
        .orElse(null);
  }

  /** All bounds between which the key's value must lie. */
  List<Bound> bounds(String key, boolean inArrays) {
    return usable(key, inArrays).stream().flatMap(condition -> condition.bounds().stream()).toList();
  }

  boolean exists(String key) {
    return usable(key, true).stream().anyMatch(Condition::exists);
  }

  /** All patterns of which a text under the key must have something. */
  List<BsonRegularExpression> patterns(String key) {
    return byKey.getOrDefault(key, List.of()).stream().map(Condition::pattern).filter(Objects::nonNull).toList();
  }

  private static Condition condition(Object demanded) {
    if (BsonRegularExpression.isRegularExpression(demanded)) {
      return new Condition(null, List.of(), false, true, BsonRegularExpression.convertToRegularExpression(demanded));
    }
    if (!(demanded instanceof Document operators)) {
      return new Condition(searchable(Collections.singletonList(demanded)), List.of(), false, true, null);
    }
    List<IndexCode> values = null;
    List<Bound> bounds = new ArrayList<>();
    boolean isKnown = KNOWN.containsAll(operators.keySet());
    for (Entry<String, Object> part : isKnown ? operators.entrySet() : Set.<Entry<String, Object>>of()) {
      String operator = part.getKey();
      Object operand = part.getValue();
      if (operator.equals("$eq")) {
        values = searchable(Collections.singletonList(operand));
      } else if (operator.equals("$in") && operand instanceof Collection<?> list) {
        values = searchable(list);
      } else if (operator.startsWith("$g") || operator.startsWith("$l")) {
        IndexCode code = IndexCode.of(operand);
        if (code.isBound()) {
          bounds.add(new Bound(operator.startsWith("$g"), operator.endsWith("e"), code));
        }
      }
    }
    boolean exists = isKnown && Utils.isTrue(operators.get("$exists"));
    return new Condition(values, bounds, exists, Collections.disjoint(operators.keySet(), NOT_IN_ARRAYS), null);
  }

  private static List<IndexCode> searchable(Collection<?> values) {
    List<IndexCode> codes = values.stream().map(IndexCode::of).toList();
    return codes.stream().allMatch(IndexCode::isSearchable) ? codes : null;
  }
}
