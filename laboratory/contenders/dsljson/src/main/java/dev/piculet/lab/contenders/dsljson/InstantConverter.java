package dev.piculet.lab.contenders.dsljson;

import com.dslplatform.json.JsonConverter;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import java.time.Instant;

/** An instant as in {@code "2021-05-08T10:00:00.123Z"}, for which dsl-json has no converter. */
@JsonConverter(target = Instant.class)
public final class InstantConverter {
    public static final JsonReader.ReadObject<Instant> JSON_READER =
            reader -> reader.wasNull() ? null : Instant.parse(reader.readString());

    public static final JsonWriter.WriteObject<Instant> JSON_WRITER = (writer, instant) -> {
        if (instant == null) {
            writer.writeNull();
        } else {
            writer.writeString(instant.toString());
        }
    };

    private InstantConverter() {}
}
