package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonIgnore;

/** A class with two properties as Groovy's compiler makes it. */
public class GroovyShaped {
    private String text;
    private int number;
    private transient Object metaClass = new Object();

    public String getText() {
        return text;
    }

    public void setText(String text) {
        this.text = text;
    }

    public int getNumber() {
        return number;
    }

    public void setNumber(int number) {
        this.number = number;
    }

    @JsonIgnore
    public Object getMetaClass() {
        return metaClass;
    }

    @JsonIgnore
    public void setMetaClass(Object metaClass) {
        this.metaClass = metaClass;
    }
}
