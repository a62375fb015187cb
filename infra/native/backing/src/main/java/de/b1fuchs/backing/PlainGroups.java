package de.b1fuchs.backing;

import de.bwaldvogel.mongo.backend.NumericUtils;
import de.bwaldvogel.mongo.backend.ValueComparator;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A $group by fields with nothing but sums of fields or of numbers, which is what figures are made of. Its answers are the
 * library's, whose own stage reads every expression anew for every document and searches for its group by comparing.
 */
final class PlainGroups {

  /** What a field or a number is added up under. */
  private record Sum(String name, String field, Number number) {}

  /** The names of the fields in the _id, and in the documents. */
  private final List<Entry<String, String>> by;
  private final List<Sum> sums;

  private PlainGroups(List<Entry<String, String>> by, List<Sum> sums) {
    this.by = by;
    this.sums = sums;
  }

  /** @return null when the pipeline begins with anything else */
  static PlainGroups of(List<?> pipeline) {
    if (pipeline.isEmpty() || !(pipeline.get(0) instanceof Document first)
        || !(first.get("$group") instanceof Document group)
        || !(group.get("_id") instanceof Document id) || id.isEmpty()) {
      return null;
    }
    List<Entry<String, String>> by = new ArrayList<>();
    List<Sum> sums = new ArrayList<>();
    for (Entry<String, Object> part : id.entrySet()) {
      String field = field(part.getValue());
      if (field == null || part.getKey().startsWith("$")) {
        return null;
      }
      by.add(Map.entry(part.getKey(), field));
    }
    for (Entry<String, Object> part : group.entrySet()) {
      if (part.getKey().equals("_id")) {
        continue;
      }
      if (!(part.getValue() instanceof Document accumulator) || accumulator.size() != 1 || part.getKey().contains(".")) {
        return null;
      }
      Object added = accumulator.get("$sum");
      String field = field(added);
      if (field == null && !(added instanceof Number)) {
        return null;
      }
      sums.add(new Sum(part.getKey(), field, added instanceof Number number ? number : null));
    }
    return new PlainGroups(by, sums);
  }

  /** Of an expression that is one field of the document, its name. */
  private static String field(Object expression) {
    boolean isField = expression instanceof String text && text.matches("\\$[A-Za-z]\\w*");
    return isField ? ((String) expression).substring(1) : null;
  }

  /** The groups in the library's order. Equal ids may be written differently (1, 1.0), and are one group. */
  Stream<Document> of(Stream<Document> documents) {
    Map<Object, Number[]> sorted = new TreeMap<>(ValueComparator.asc());
    Map<Document, Number[]> groups = new HashMap<>();
    documents.forEach(document -> {
      Number[] group = groups.computeIfAbsent(id(document), id -> sorted.computeIfAbsent(id, none -> zeros()));
      for (int i = 0; i < group.length; i++) {
        Sum sum = sums.get(i);
        Object added = sum.field() == null ? sum.number() : document.get(sum.field());
        if (added instanceof Number number) {
          group[i] = NumericUtils.addNumbers(group[i], number);
        }
      }
    });
    return sorted.entrySet().stream().map(group -> answer(group.getKey(), group.getValue()));
  }

  private Document id(Document document) {
    Document id = new Document();
    for (Entry<String, String> part : by) {
      if (document.containsKey(part.getValue())) {
        id.put(part.getKey(), document.get(part.getValue()));
      }
    }
    return id;
  }

  private Number[] zeros() {
    Number[] zeros = new Number[sums.size()];
    Arrays.fill(zeros, 0);
    return zeros;
  }

  private Document answer(Object id, Number[] totals) {
    Document answer = new Document("_id", id);
    for (int i = 0; i < totals.length; i++) {
      answer.append(sums.get(i).name(), totals[i]);
    }
    return answer;
  }
}
