package de.b1fuchs.backing;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import org.languagetool.broker.DefaultResourceDataBroker;

/** Gives LanguageTool our German rules from a file instead of the ones packed into this jar. */
final class RulePack extends DefaultResourceDataBroker {

  private static final String PATH = "/org/languagetool/rules/de/grammar_custom.xml";

  private final Path file;

  RulePack(Path file) {
    this.file = file;
  }

  @Override
  public InputStream getAsStream(String path) {
    if (!path.equals(PATH)) {
      return super.getAsStream(path);
    }
    try {
      return new FileInputStream(file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public URL getAsURL(String path) {
    if (!path.equals(PATH)) {
      return super.getAsURL(path);
    }
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }
}
