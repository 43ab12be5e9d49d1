package dev.piculet.lab.contenders.gson;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.TextBinding;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One type's adapter. Readers and writers come from the {@link Gson}, whose settings those that an adapter makes by
 * itself do not have: they would write nulls, which Gson's users do not get unless they ask for them.
 */
final class GsonBinding<T> implements TextBinding<T>, StreamBinding<T> {
    private final Gson gson;
    private final TypeAdapter<T> adapter;

    GsonBinding(Gson gson, TypeAdapter<T> adapter) {
        this.gson = gson;
        this.adapter = adapter;
    }

    @Override
    public String serializeText(T value) throws IOException {
        StringWriter text = new StringWriter();
        adapter.write(gson.newJsonWriter(text), value);
        return text.toString();
    }

    @Override
    public T deserializeText(String text) throws IOException {
        return adapter.read(gson.newJsonReader(new StringReader(text)));
    }

    @Override
    public T deserialize(InputStream stream) throws IOException {
        return adapter.read(gson.newJsonReader(new InputStreamReader(stream, StandardCharsets.UTF_8)));
    }

    @Override
    public void write(T value, Path file) throws IOException {
        try (Writer text = Files.newBufferedWriter(file);
                JsonWriter writer = gson.newJsonWriter(text)) {
            adapter.write(writer, value);
        }
    }

    @Override
    public T read(Path file) throws IOException {
        try (JsonReader reader = gson.newJsonReader(Files.newBufferedReader(file))) {
            return adapter.read(reader);
        }
    }
}
