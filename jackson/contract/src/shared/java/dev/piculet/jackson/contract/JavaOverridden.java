package dev.piculet.jackson.contract;

/** Properties that classes of Kotlin override by functions. */
public class JavaOverridden {
    private boolean enabled;
    private String name = "none";
    private String place = "none";

    public boolean isEnabled() {
        return enabled;
    }

    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String getPlace() {
        return place;
    }

    public void setPlace(String place) {
        this.place = place;
    }
}
