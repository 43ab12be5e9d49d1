package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Date;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** A property of each kind that there are coercions for. */
final class Coerced {
    public int whole;
    public Long large;
    public double fraction;
    public Double maybe;
    public float narrow;
    public BigDecimal amount;
    public BigInteger huge;
    public boolean truth;
    public Boolean maybeTrue;
    public char letter;
    public String text;
    public BufferClasses.Color color;
    public byte[] bytes;
    public LocalDate date;
    public Date moment;
    public Duration span;
    public UUID id;
    public URI uri;
    public List<String> texts;
    public List<Integer> wholes;
    public Set<Double> fractions;
    public Map<String, Long> map;
    public double[] array;
    public String[] textArray;
    public Object any;
    public DirectJava.Point point;
    public List<DirectJava.Point> points;

    enum Level {
        LOW,

        @JsonEnumDefaultValue
        USUAL
    }

    /** Has constants for which there is a default. */
    static final class Leveled {
        public Level level;
        public EnumSet<Level> levels;

        @Override
        public String toString() {
            return level + " " + levels;
        }
    }
}
