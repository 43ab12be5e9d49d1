package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.HexFormat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Dates of module java.sql, which programs may lack. */
@Tag("jdk")
class SqlModuleTest {
    /** The earlier version of the class in {@link SqlModuleMain}. */
    record Row(int id, Timestamp at, Date day, Time time) {}

    private static Row row() {
        Timestamp at = new Timestamp(1_700_000_000_000L);
        at.setNanos(1);
        return new Row(7, at, new Date(0), new Time(1));
    }

    @Test
    void datesOfDatabasesAreReadAsTreesWithoutTheirModule() throws Exception {
        TypedSerializer<Row> serializer = TypedSerializer.of(Row.class);
        HexFormat hex = HexFormat.of();
        String printed = new ForkedJvm()
                .with("--limit-modules", "java.base,java.logging,jdk.unsupported")
                .run(
                        60,
                        SqlModuleMain.class,
                        hex.formatHex(serializer.schema().toBytes()),
                        hex.formatHex(serializer.serialize(row())),
                        hex.formatHex(BinarySerializer.builder()
                                .allow(Row.class)
                                .build()
                                .serialize(row())));
        assertEquals("""
                Row[id=7]
                dev.piculet.binary.SqlModuleTest$Row{id=7, at=2023-11-14T22:13:20.000000001Z,\
                 day=1970-01-01T00:00:00Z, time=1970-01-01T00:00:00.001Z}
                true
                false
                """, printed.replace("\r", ""));
    }

    @Test
    void classesOfTheModuleAreLoadedByThoseWhoUseThem() throws Exception {
        String loaded = new ForkedJvm().with("-Xlog:class+load=info:stdout").run(60, NativeImageMain.class);
        assertFalse(loaded.contains("java.sql."), loaded);
    }
}
