package dev.piculet.lab.contenders.gson;

import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.piculet.lab.payload.kotlin.Wrapper;
import java.io.IOException;

/** A wrapper as its bare number, which the payload class says in annotations that are not Gson's. */
final class WrapperAdapter extends TypeAdapter<Wrapper> {
    @Override
    public void write(JsonWriter out, Wrapper wrapper) throws IOException {
        out.value(wrapper.getValue());
    }

    @Override
    public Wrapper read(JsonReader in) throws IOException {
        return new Wrapper(in.nextInt());
    }
}
