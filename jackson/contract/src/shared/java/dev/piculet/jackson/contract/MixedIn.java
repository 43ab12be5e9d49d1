package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;

/** Annotations for members that random classes may have. */
@JsonPropertyOrder({"b", "mixed"})
@JsonInclude(JsonInclude.Include.NON_NULL)
abstract class MixedIn {
    @JsonProperty("mixed")
    Object a;

    @JsonAlias("other")
    Object name;

    @JsonIgnore
    Object here;

    @JsonSetter(nulls = Nulls.SKIP)
    Object b;

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    abstract Object getURL();

    @JsonProperty("a_b")
    abstract Object getAB();
}
