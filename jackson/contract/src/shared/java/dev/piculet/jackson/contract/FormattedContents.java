package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Classes in whose place a function or field is written that has annotations, as some versions of Jackson see them. */
final class FormattedContents {
    record Number(
            @JsonValue @JsonFormat(shape = JsonFormat.Shape.STRING)
            int number) {}

    record Truth(
            @JsonValue @JsonFormat(shape = JsonFormat.Shape.NUMBER)
            boolean truth) {}

    record Day(
            @JsonValue @JsonFormat(pattern = "yyyy/MM/dd") LocalDate day) {}

    record Text(
            @JsonValue @JsonFormat(shape = JsonFormat.Shape.ARRAY)
            String text) {}

    record Named(
            @JsonValue @JsonInclude(content = JsonInclude.Include.NON_NULL)
            Map<String, Object> all) {}

    enum Level {
        LOW(1),
        HIGH(2);

        private final int number;

        Level(int number) {
            this.number = number;
        }

        @JsonValue
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public int getNumber() {
            return number;
        }
    }

    record Holder<T>(
            T first,
            List<T> all,
            Map<String, T> named,
            @JsonFormat(shape = JsonFormat.Shape.STRING) T formatted) {}

    record Numbers(
            Number first,
            List<Number> all,
            @JsonFormat(shape = JsonFormat.Shape.STRING) Number formatted,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) Number last) {}

    record Truths(
            Truth first,
            List<Truth> all,
            @JsonFormat(shape = JsonFormat.Shape.NUMBER) Truth formatted) {}

    record Days(
            Day first,
            List<Day> all,
            @JsonFormat(pattern = "dd.MM.yyyy") Day formatted) {}

    record Texts(Text first, List<Text> all) {}

    record Levels(
            Level first,
            List<Level> all,
            Map<Level, Level> byKey,
            @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT) Level formatted) {}

    record All(
            Numbers numbers,
            Truths truths,
            Days days,
            Texts texts,
            Levels levels,
            Named named,
            Holder<Number> holder) {}

    private FormattedContents() {}

    static List<Object> values() {
        Number one = new Number(1);
        Truth yes = new Truth(true);
        Day day = new Day(LocalDate.of(2024, 2, 29));
        Text text = new Text("t");
        Map<String, Object> some = new LinkedHashMap<>();
        some.put("present", 1);
        some.put("missing", null);
        Numbers numbers = new Numbers(one, List.of(one), one, new Number(0));
        Truths truths = new Truths(yes, List.of(yes), yes);
        Days days = new Days(day, List.of(day), day);
        Texts texts = new Texts(text, List.of(text));
        Levels levels = new Levels(Level.LOW, List.of(Level.HIGH), Map.of(Level.LOW, Level.HIGH), Level.HIGH);
        Named named = new Named(some);
        Holder<Number> holder = new Holder<>(one, List.of(one), Map.of("a", one), one);
        All all = new All(numbers, truths, days, texts, levels, named, holder);
        return List.of(all, numbers, truths, days, texts, levels, named, holder, one, yes, day, text, Level.LOW);
    }
}
