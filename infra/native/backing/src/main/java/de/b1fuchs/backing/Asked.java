package de.b1fuchs.backing;

import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which fields of its documents a query asks for; null where that can't be said, or is all of them. */
final class Asked {

  private Asked() {}

  /** By the query itself, by its order and by what it wants to see. */
  static Set<String> by(Document query, Document orderBy, Document wanted) {
    if (wanted == null || wanted.isEmpty() || query.keySet().stream().anyMatch(key -> key.startsWith("$"))) {
      return null;
    }
    Set<String> fields = new HashSet<>(query.keySet());
    if (orderBy != null) {
      fields.addAll(orderBy.keySet());
    }
    for (Map.Entry<String, Object> field : wanted.entrySet()) {
      Object value = field.getValue();
      boolean isPlain = value instanceof Number || value instanceof Boolean;
      if (isPlain && Utils.isTrue(value)) {
        fields.add(field.getKey());
      } else if (!isPlain || !field.getKey().equals("_id") || wanted.size() == 1) {
        return null;
      }
    }
    return fields;
  }

  /** By a pipeline that begins with $group, as what a query wants to see. */
  static Document by(List<?> pipeline) {
    Document wanted = new Document("_id", 1);
    boolean isGroup = !pipeline.isEmpty() && pipeline.get(0) instanceof Document first && first.containsKey("$group");
    return isGroup && addPaths(pipeline.get(0), wanted) ? wanted : null;
  }

  private static boolean addPaths(Object expression, Document wanted) {
    if (expression instanceof Document parts) {
      return parts.values().stream().allMatch(part -> addPaths(part, wanted));
    } else if (expression instanceof Collection<?> parts) {
      return parts.stream().allMatch(part -> addPaths(part, wanted));
    }
    String text = expression instanceof String string ? string : "";
    if (!text.startsWith("$")) {
      return true;
    } else if (text.startsWith("$$") || text.equals("$")) {
      return false;
    }
    wanted.put(Utils.firstFragment(text.substring(1)), 1);
    return true;
  }
}
