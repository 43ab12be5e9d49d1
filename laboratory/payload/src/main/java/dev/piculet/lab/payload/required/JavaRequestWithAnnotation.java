package dev.piculet.lab.payload.required;

import com.jsoniter.annotation.JsonProperty;

/** The Java twin of {@link KotlinRequestWithAnnotation}: annotations on private fields. */
public class JavaRequestWithAnnotation {
    @JsonProperty(required = true)
    private String sessionId;

    @JsonProperty(required = true)
    private String token;

    @JsonProperty(required = true)
    private Integer operatorId;

    @JsonProperty(required = true)
    private Integer gameId;

    @JsonProperty(required = true)
    private String username;

    @JsonProperty(required = true)
    private Boolean isPromotion;

    @JsonProperty(required = true)
    private String transactionKey;

    @JsonProperty(required = true)
    private long debit;

    @JsonProperty(required = true)
    private long credit;

    public String getSessionId() {
        return sessionId;
    }

    public void setSessionId(String sessionId) {
        this.sessionId = sessionId;
    }

    public String getToken() {
        return token;
    }

    public void setToken(String token) {
        this.token = token;
    }

    public Integer getOperatorId() {
        return operatorId;
    }

    public void setOperatorId(Integer operatorId) {
        this.operatorId = operatorId;
    }

    public Integer getGameId() {
        return gameId;
    }

    public void setGameId(Integer gameId) {
        this.gameId = gameId;
    }

    public String getUsername() {
        return username;
    }

    public void setUsername(String username) {
        this.username = username;
    }

    public Boolean isPromotion() {
        return isPromotion;
    }

    public void setPromotion(Boolean isPromotion) {
        this.isPromotion = isPromotion;
    }

    public String getTransactionKey() {
        return transactionKey;
    }

    public void setTransactionKey(String transactionKey) {
        this.transactionKey = transactionKey;
    }

    public long getDebit() {
        return debit;
    }

    public void setDebit(long debit) {
        this.debit = debit;
    }

    public long getCredit() {
        return credit;
    }

    public void setCredit(long credit) {
        this.credit = credit;
    }
}
