package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.annotation.JsonProperty;
import com.jsoniter.spi.TypeLiteral;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.payload.ab.CustomData;
import dev.piculet.lab.payload.ab.TestData;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** The twin of {@link TestData} in the shape that jsoniter's guide shows first: public fields, an empty constructor. */
public final class TestDataTwin {
    public String name;
    public LocalDate date;
    public int integer;

    @JsonProperty("double")
    public double floating;

    public List<String> listString;
    public CustomDataTwin listCustomData;

    static Binding<TestDataTwin> bind() {
        return new JsoniterBinding<>(new TypeLiteral<TestDataTwin>() {}) {
            @Override
            public TestDataTwin adopt(Object payloadValue) {
                return of((TestData) payloadValue);
            }

            @Override
            public Object release(TestDataTwin twin) {
                return twin.toTestData();
            }
        };
    }

    static Binding<List<TestDataTwin>> bindList() {
        return new JsoniterBinding<>(new TypeLiteral<List<TestDataTwin>>() {}) {
            @Override
            public List<TestDataTwin> adopt(Object payloadValue) {
                List<TestDataTwin> twins = new ArrayList<>();
                for (Object data : (List<?>) payloadValue) {
                    twins.add(of((TestData) data));
                }
                return twins;
            }

            @Override
            public Object release(List<TestDataTwin> twins) {
                List<TestData> values = new ArrayList<>();
                for (TestDataTwin twin : twins) {
                    values.add(twin.toTestData());
                }
                return values;
            }
        };
    }

    private static TestDataTwin of(TestData data) {
        TestDataTwin twin = new TestDataTwin();
        twin.name = data.getName();
        twin.date = data.getDate();
        twin.integer = data.getInteger();
        twin.floating = data.getDouble();
        twin.listString = data.getListString();
        twin.listCustomData = CustomDataTwin.of(data.getListCustomData());
        return twin;
    }

    private TestData toTestData() {
        return new TestData(name, date, integer, floating, listString, listCustomData.toCustomData());
    }

    /** The twin of {@link CustomData}. */
    public static final class CustomDataTwin {
        public String name;
        public int integer;

        static CustomDataTwin of(CustomData data) {
            CustomDataTwin twin = new CustomDataTwin();
            twin.name = data.getName();
            twin.integer = data.getInteger();
            return twin;
        }

        CustomData toCustomData() {
            return new CustomData(name, integer);
        }
    }
}
