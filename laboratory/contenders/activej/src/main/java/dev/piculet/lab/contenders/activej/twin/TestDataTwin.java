package dev.piculet.lab.contenders.activej.twin;

import dev.piculet.lab.payload.ab.CustomData;
import dev.piculet.lab.payload.ab.TestData;
import io.activej.serializer.annotations.Serialize;
import java.time.LocalDate;
import java.util.List;

/** {@link TestData}, annotated. */
public final class TestDataTwin {
    @Serialize
    public String name;

    @Serialize
    public LocalDate date;

    @Serialize
    public int integer;

    @Serialize
    public double doubleValue;

    @Serialize
    public List<String> listString;

    @Serialize
    public CustomDataTwin listCustomData;

    /** {@link CustomData}, annotated. */
    public static final class CustomDataTwin {
        @Serialize
        public String name;

        @Serialize
        public int integer;

        static CustomDataTwin of(CustomData data) {
            CustomDataTwin twin = new CustomDataTwin();
            twin.name = data.getName();
            twin.integer = data.getInteger();
            return twin;
        }

        CustomData original() {
            return new CustomData(name, integer);
        }
    }

    public static TestDataTwin of(TestData data) {
        TestDataTwin twin = new TestDataTwin();
        twin.name = data.getName();
        twin.date = data.getDate();
        twin.integer = data.getInteger();
        twin.doubleValue = data.getDouble();
        twin.listString = data.getListString();
        twin.listCustomData = CustomDataTwin.of(data.getListCustomData());
        return twin;
    }

    public TestData original() {
        return new TestData(name, date, integer, doubleValue, listString, listCustomData.original());
    }
}
