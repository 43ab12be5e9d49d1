package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;
import java.io.IOException;
import java.io.InputStream;
import org.apache.avro.Schema;

/** Avro's generic records from and to objects of the payload's class, by a schema that is given and not derived. */
public final class GenericContender implements Contender {
    private final Schema all;

    public GenericContender() throws IOException {
        try (InputStream text = GenericContender.class.getResourceAsStream("objects.avsc")) {
            all = new Schema.Parser().parse(text);
        }
    }

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        Object value = payload.values().get(0);
        if (value instanceof Simple) {
            return binding("Simple", new SimpleCopy(schema("Simple")));
        }
        if (value instanceof Complex) {
            return binding("Complex", new ComplexCopy(schema("Complex"), schema("Nested")));
        }
        if (value instanceof MediaContent) {
            return binding(
                    "MediaContent",
                    new MediaContentCopy(
                            schema("MediaContent"),
                            new MediaCopy(schema("Media"), schema("Player")),
                            new ImageCopy(schema("Image"), schema("Size"))));
        }
        if (value instanceof Deep) {
            return binding("Deep", new DeepCopy(schema("Deep")));
        }
        if (value instanceof ComplexAsDocumented) {
            return binding("ComplexAsDocumented", new ComplexAsDocumentedCopy(schema("ComplexAsDocumented")));
        }
        if (value instanceof DeepAsDocumented) {
            return binding("DeepAsDocumented", new DeepAsDocumentedCopy(schema("DeepAsDocumented")));
        }
        throw new UnsupportedPayloadException("needs a schema, written for suite objects");
    }

    /** Enums are inside the records that use them. */
    private Schema schema(String name) {
        return switch (name) {
            case "Player" ->
                schema("Media").getField("player").schema().getTypes().get(1);
            case "Size" -> schema("Image").getField("size").schema().getTypes().get(1);
            default -> all.getTypes().get(all.getIndexNamed("dev.piculet.lab." + name));
        };
    }

    private <P> Binding<P> binding(String name, RecordCopy<P> copy) {
        return new GenericBinding<>(schema(name), copy);
    }
}
