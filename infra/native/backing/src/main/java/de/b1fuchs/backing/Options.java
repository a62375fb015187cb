package de.b1fuchs.backing;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What a process is started with: `--name value`, else the environment's PREFIX_NAME, else a default.
 * A name it doesn't know or a bad value ends the process with a sentence on standard error and code 2.
 */
final class Options {

  private final Map<String, String> values = new HashMap<>();

  Options(String prefix, Set<String> names, String[] args, Map<String, String> environment) {
    for (String name : names) {
      String value = environment.get(prefix + "_" + name.toUpperCase(Locale.ROOT).replace('-', '_'));
      if (value != null) {
        values.put(name, value);
      }
    }
    for (int i = 0; i < args.length; i += 2) {
      String name = args[i].startsWith("--") ? args[i].substring(2) : "";
      if (!names.contains(name) || i + 1 == args.length) {
        throw refuse("'" + args[i] + "' is not one of the options with a value: " + String.join(", ", names));
      }
      values.put(name, args[i + 1]);
    }
  }

  String text(String name, String otherwise) {
    return values.getOrDefault(name, otherwise);
  }

  int port() {
    String value = values.get("port");
    if (value == null) {
      throw refuse("--port is missing");
    }
    try {
      int port = Integer.parseInt(value);
      if (port > 0 && port < 65_536) {
        return port;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw refuse("--port must be a number from 1 to 65535, not '" + value + "'");
  }

  static RuntimeException refuse(String why) {
    System.err.println(why);
    System.exit(2);
    return new IllegalArgumentException(why);
  }
}
